import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder that end in `.css`, as paths from the repository's root. */
export const cssFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name))
    .sort()

/** A style sheet without its comments; line numbers stay as they were. */
export const readCss = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
