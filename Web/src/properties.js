/**
 * Properties that stand for attributes.
 */

/** Adds a property to a type of element. */
export function define(type, property, accessors) {
  Object.defineProperty(type.prototype, property, { ...accessors, configurable: true, enumerable: true });
}

/** A property with the text of an attribute, or null; `check` throws what the attribute cannot be. */
export function reflectText(type, property, attribute, check = () => {}) {
  define(type, property, {
    get() {
      return this.getAttribute(attribute);
    },
    set(value) {
      if (value == null) {
        this.removeAttribute(attribute);
        return;
      }
      check(attribute, String(value));
      this.setAttribute(attribute, value);
    },
  });
}

/** A property that tells whether an attribute is there. */
export function reflectFlag(type, property, attribute) {
  define(type, property, {
    get() {
      return this.hasAttribute(attribute);
    },
    set(value) {
      this.toggleAttribute(attribute, Boolean(value));
    },
  });
}

/**
 * Takes properties that were set before an element was defined: they hide its accessors. One that is refused keeps back no
 * other.
 */
export function upgrade(element, properties) {
  for (const property of properties) {
    if (!Object.hasOwn(element, property)) continue;
    const value = element[property];
    delete element[property];
    try {
      element[property] = value;
    } catch (error) {
      console.error(`${element.localName}: ${error.message}`, element);
    }
  }
}
