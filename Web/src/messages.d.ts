/** Loads the messages of a language. Returns whether they are there; else a field speaks English. */
export function loadMessages(tag: string): Promise<boolean>;

/** Replaces sentences of a language by their keys, or adds a language. */
export function setMessages(language: string, templates: Record<string, string>): void;
