import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { fromRoot, runNode } from '#scripts/lib/cli.mjs'

/** A browser may write pictures only below the repository. */
const FOLDER = fromRoot('.cache', 'mcp')
/** Without its colours, and without the places in the code that a stack lists. */
const plainText = (text: string) =>
  stripVTControlCharacters(text)
    .replaceAll(/^\s+at .*\n?/gm, '')
    .trim()

/** The beginning of what a runner says, which names the cause. */
export const shorten = (text: string, most = 3000) => {
  const plain = plainText(text)
  return plain.length > most ? `${plain.slice(0, most)}…` : plain
}

/** A pattern of a runner that finds this text. */
export const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Runner {
  readonly program: string
  /** Its arguments, and more variables of its environment, by the folder in which it may write. */
  readonly args: (folder: string) => readonly string[]
  readonly env: (folder: string) => Readonly<Record<string, string>>
}

/**
 * Runs a runner with its report in a folder of its own.
 * @param read gets the report, the text of `report.json`, and reads a picture of the folder. Throws what the runner says
 * if it has written none.
 */
export async function runTest<Result>(
  { program, args, env }: Runner,
  read: (report: unknown, picture: (path: string) => Buffer | null) => Result,
): Promise<Result> {
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(join(FOLDER, 'run-'))
  try {
    const { output } = await runNode(program, [...args(folder)], {
      capture: true,
      env: env(folder),
    })
    const path = join(folder, 'report.json')
    if (!existsSync(path)) throw new Error(`It did not run. ${shorten(output, 1500)}`)
    return read(JSON.parse(readFileSync(path, 'utf8')), (name) =>
      existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : null,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
