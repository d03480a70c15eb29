/** Cookies of a browser that may bar them: reading them then answers none, and writing one does nothing. */
export const cookies = {
  read(): string {
    try {
      return globalThis.document?.cookie ?? ''
    } catch {
      return ''
    }
  },
  write(cookie: string): void {
    try {
      const { document: page } = globalThis
      if (page) page.cookie = cookie
    } catch {
      // Blocked: what the cookie is for is kept elsewhere, or not at all.
    }
  },
}
