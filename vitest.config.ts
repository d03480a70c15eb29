import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { storiesProject } from './stories/setup/vitest-project.ts'
import { css } from './vite.config.ts'

export default defineConfig({
  plugins: [react()],
  css,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Two busy cores: a form typed letter by letter takes its time.
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // By default a core would look on; with one each, all would while timers run.
          maxWorkers: availableParallelism() + 1,
          server: { deps: { inline: ['jsencrypt'] } },
        },
      },
      storiesProject(),
    ],
  },
})
