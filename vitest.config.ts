import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { storiesProject } from './stories/setup/vitest-project.ts'
import { css } from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const tests = globSync('{tests,e2e/visual}/**/*.test.{ts,tsx}', { cwd: root })

const firstLine = (path: string) => readFileSync(root + path, 'utf8').split('\n', 1)[0] ?? ''

/** A file that requests a document in its first line. */
const needsDocument = (path: string) => firstLine(path).startsWith('// @vitest-environment jsdom')

/** Tests of these rooms leave an empty page behind, so they share a worker's modules and its document. */
const SHARING =
  /^tests.(api|app|entities|features|i18n.first|lib.deadline|mocks.(boot|help|limit|qa-panel)|patterns|session|ui)\b/

/** A file that replaces modules or changes what outlives a page requests a document `of its own`. */
const sharesDocument = (path: string) =>
  SHARING.test(path) && !firstLine(path).endsWith('of its own')

/** `npm run contract -- coverage` notes which answers the tests produce. */
const noteAnswers = process.env.CONTRACT_COVERAGE ? ['tests/harness/note-answers.ts'] : []

const shared = {
  environment: 'node' as const,
  setupFiles: noteAnswers,
  // Typing into a form letter by letter is slow on a machine with two busy cores.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
  // By default one core would stay idle; with one worker per core, all would while timers run.
  maxWorkers: availableParallelism() + 1,
  server: {
    deps: {
      // The second one imports JSON without an import attribute, which Node refuses.
      inline: ['jsencrypt', /@actions\/(workflow-parser|expressions)/],
      // Three megabytes that Node can load without a transformation.
      external: [/openapi.generated.(validators|params)\.js$/],
    },
  },
}

const dom = {
  ...shared,
  // A thread starts faster than a process, and threads share nothing that a test changes.
  pool: 'threads' as const,
  setupFiles: [
    ...noteAnswers,
    'tests/harness/own-channels.ts',
    'tests/harness/real-frames.ts',
    'tests/harness/no-missing-text.ts',
    'tests/harness/no-owner-stacks.ts',
  ],
}

export default defineConfig({
  plugins: [react()],
  css,
  test: {
    // Three projects read mostly the same modules, and so does the next run of a single test.
    fsModuleCache: true,
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
        test: {
          ...dom,
          name: 'dom',
          isolate: false,
          setupFiles: [...dom.setupFiles, 'tests/harness/clean-page.ts'],
          include: tests.filter((path) => needsDocument(path) && sharesDocument(path)),
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom-own',
          include: tests.filter((path) => needsDocument(path) && !sharesDocument(path)),
        },
      },
      storiesProject(),
    ],
  },
})
