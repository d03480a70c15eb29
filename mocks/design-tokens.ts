/**
 * The product's tokens for the panel and the pages of the fake backend, which cannot import from `src/`
 * (`tests/house/mock-tokens.test.ts` compares them). Colours have a value for daylight and one for midnight.
 */
export const COLOURS: Readonly<Record<string, readonly [daylight: string, midnight: string]>> = {
  canvas: ['#f5f7fb', '#0b0f1a'],
  'surface-1': ['#ffffff', '#121826'],
  'surface-2': ['#eef2f9', '#1a2233'],
  'surface-3': ['#e2e8f3', '#242e44'],
  'border-subtle': ['#d3dbe9', '#2b3650'],
  'border-strong': ['#74819b', '#6c7ba0'],
  text: ['#101828', '#f4f7ff'],
  'text-2': ['#3d4a63', '#b9c3d9'],
  link: ['#1d4ed8', '#8fb8ff'],
  brand: ['#f2b705', '#f6c445'],
  'on-brand': ['#1a1300', '#1a1300'],
  accent: ['#5b3fd6', '#a99bff'],
  success: ['#067647', '#34d399'],
  warning: ['#8a4b08', '#fbbf24'],
  danger: ['#b42318', '#ff7b7b'],
  info: ['#175cd3', '#6eb1ff'],
  focus: ['#1d4ed8', '#ffe08a'],
  'shadow-color': ['rgb(16 24 40 / 0.14)', 'rgb(0 0 0 / 0.45)'],
}

export const SIZES: Readonly<Record<string, string>> = {
  'r-xs': '4px',
  'r-sm': '8px',
  'r-md': '12px',
  'r-full': '999px',
  tap: '44px',
  'fs-11': '0.6875rem',
  'fs-12': '0.75rem',
  'fs-14': '0.875rem',
  'fs-16': '1rem',
  'fs-20': '1.25rem',
  'font-mono': 'ui-monospace, "Cascadia Mono", "Roboto Mono", Menlo, monospace',
  'qr-ink': '#0b0f1a',
  'qr-paper': '#ffffff',
}

const declare = (values: readonly (readonly [name: string, value: string])[]) =>
  values.map(([name, value]) => `--${name}: ${value};`).join('\n')

/** For a page that follows the system's preference. */
export const TOKENS = declare([
  ...Object.entries(COLOURS).map(
    ([name, pair]) => [name, `light-dark(${pair.join(', ')})`] as const,
  ),
  ...Object.entries(SIZES),
])

/** For a tool that looks the same over every theme of the portal. */
export const MIDNIGHT_TOKENS = declare([
  ...Object.entries(COLOURS).map(([name, [, midnight]]) => [name, midnight] as const),
  ...Object.entries(SIZES),
])
