/** The browser's path; throws one sentence when there is none. */
export function findBrowser(): string
/** Playwright's launch options: the browser's path, and no sandbox for root. */
export function launchOptions(): { executablePath: string; args: string[] }
