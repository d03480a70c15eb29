/** A new salt for each recording, so that no one can look up a value. */
export const newSalt = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32))
