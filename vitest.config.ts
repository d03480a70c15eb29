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
          testTimeout: 30_000,
          // By default one core of two would look on; with two, both would while timers run.
          maxWorkers: 3,
          server: { deps: { inline: ['jsencrypt'] } },
        },
      },
      storiesProject(),
    ],
  },
})
