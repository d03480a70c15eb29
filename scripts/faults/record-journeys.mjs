// Runs the journeys and notes what they do before each call.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../say.mjs'

/** @returns {Promise<object[]>} ways to calls: `method`, `pathname`, `from`, `size` and `steps` */
export async function walkJourneys() {
  const folder = mkdtempSync(join(tmpdir(), 'ways-'))
  const file = join(folder, 'ways.jsonl')
  try {
    const { code } = await runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '-c', 'e2e', '--grep-invert', 'an operation that fails', '--reporter', 'dot'],
      { env: { RECORD_WAYS: file } },
    )
    if (code !== 0) console.error('A journey failed: what it did until then is recorded.')
    return readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
