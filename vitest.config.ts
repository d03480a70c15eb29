import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { storiesProject } from './stories/setup/vitest-project.ts'
import { css } from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const tests = globSync('tests/**/*.test.{ts,tsx}', { cwd: root })

/** A file that asks for a document at its top has a thread of its own; the others share theirs. */
const needsDocument = (path: string) =>
  readFileSync(root + path, 'utf8').startsWith('// @vitest-environment jsdom')

/** `npm run contract:coverage` notes which answers the tests bring about. */
const noteAnswers = process.env.CONTRACT_COVERAGE ? ['tests/harness/note-answers.ts'] : []

const shared = {
  environment: 'node' as const,
  setupFiles: noteAnswers,
  // Two busy cores: a form typed letter by letter takes its time.
  testTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  // By default a core would look on; with one each, all would while timers run.
  maxWorkers: availableParallelism() + 1,
  server: { deps: { inline: ['jsencrypt'] } },
}

export default defineConfig({
  plugins: [react()],
  css,
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: tests.filter((path) => !needsDocument(path)),
          // One worker loads the validators, the catalogue and the contract once for all of its files.
          isolate: false,
        },
      },
      {
        extends: true,
        // A thread starts faster than a process; what threads would share, they get each for themselves.
        test: {
          ...shared,
          name: 'dom',
          pool: 'threads',
          // Half of such a test is waiting: with five on two cores none looks on.
          maxWorkers: availableParallelism() + 3,
          setupFiles: ['tests/harness/own-channels.ts', ...noteAnswers],
          include: tests.filter(needsDocument),
        },
      },
      storiesProject(),
    ],
  },
})
