// Settings for what `npm run check` reports as unused: files, exports, types and packages (ADR 0077).
import type { KnipConfig } from 'knip'

/** A style sheet's imports, and the packages whose files it names: `@import "a"`, `url("b")`, `composes: c from "d"`. */
const importsOf = (text: string) =>
  Array.from(
    text.matchAll(/(?:@import\s+|url\(|composes:[^;]+from\s+)"([@.][^"]+)"/g),
    ([, name]) => `import '${name}'`,
  ).join('\n')

const config: KnipConfig = {
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'types', 'duplicates'],
  entry: [
    // The mock build's entry is virtual (`vite.config.ts`) and imports these two before the live one.
    'mocks/boot.ts',
    'src/app/boot/boot.tsx',
    // The exports of the SDK (`scripts/sdk/manifest.mjs`).
    'src/api/sdk/{core,react-query,shapes}.ts',
    'mocks/{sdk,control}.ts',
    // Commands, and what they start or load by its path.
    'scripts/*.mjs',
    'scripts/check/no-mocks.mjs',
    'mocks/art/make/*.mjs',
    'scripts/assets/*.mjs',
    'tests/harness/{note-{answers,stories}.ts,story-picture.ts,flaky-reporter.mjs}',
    'e2e/playwright.config.ts',
    'e2e/**/*.{spec,walk}.ts',
    'tests/bench/*.bench.ts',
  ],
  project: [
    '{src,mocks,stories,tests,e2e,scripts}/**/*.{ts,tsx,mjs,mdx}',
    // Elsewhere style sheets are read as files, and what is in `public` is served as it is.
    '{src,stories}/**/*.css',
    '!src/public/**',
  ],
  storybook: {
    config: ['stories/setup/main.ts'],
    entry: ['stories/setup/{preview.tsx,manager.ts}'],
  },
  // Its configuration refuses to load while `dist-mock/` is missing; its files are entries above.
  playwright: false,
  compilers: { css: importsOf },
  ignoreDependencies: [
    // Started by the path of their program.
    '@arethetypeswrong/cli',
    // A command (`docs/commands.md`).
    'chromatic',
    // Loaded by its name, to check the types of the SDK.
    'typescript-5.9',
    // Found with `createRequire` in `mocks/server/reference/files.ts`, to serve its files as they are.
    'swagger-ui-dist',
  ],
}

export default config
