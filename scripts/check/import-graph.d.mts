/** One line per broken import rule of the repository at `base`; empty when all is well. */
export function checkImports(base?: string): Promise<{ modules: number; findings: string[] }>
/** A module that only re-exports. */
export function isBarrel(text: string): boolean
