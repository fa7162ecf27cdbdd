/** Loads the engine, once; later calls give the same. */
export function loadEngine(source?: {
  url?: string | URL;
  bytes?: BufferSource;
  base64?: string;
}): Promise<unknown>;
