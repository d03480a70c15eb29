import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { designTokensFile } from '#scripts/generate/design-tokens.mjs'

const read = (text: string): Record<string, Record<string, unknown>> => JSON.parse(text)

test('tokens.json is up to date with the style sheets', () => {
  expect(readFileSync('src/ui/tokens/tokens.json', 'utf8')).toBe(designTokensFile())
})

test('every theme has every colour, with mixed ones computed', () => {
  const { color = {} } = read(designTokensFile())
  const themes = Object.values(color)
  expect(Object.keys(color)).toEqual(['midnight', 'daylight', 'emerald'])
  const names = themes.map((theme) => Object.keys(Object(theme)).sort())
  expect(names[0]?.length).toBeGreaterThan(50)
  expect(names[1]).toEqual(names[0])
  expect(names[2]).toEqual(names[0])
  expect(color).toMatchObject({
    midnight: { canvas: { $type: 'color', $value: { hex: '#0b0f1a', alpha: 1 } } },
    daylight: { canvas: { $value: { hex: '#f5f7fb' } }, scrim: { $value: { alpha: 0.55 } } },
    emerald: { brand: { $value: { hex: '#2fe08b' } }, success: { $value: { hex: '#34d399' } } },
  })
  // The mean of surface 1 (#121826) and canvas (#0b0f1a).
  expect(color.midnight).toMatchObject({ field: { $value: { hex: '#0f1420' } } })
})

test('sizes, type and motion have the types of the format', () => {
  const { size, type, motion } = read(designTokensFile())
  expect(size).toMatchObject({ 'sp-4': { $type: 'dimension', $value: { value: 16, unit: 'px' } } })
  expect(type).toMatchObject({
    'fs-14': { $type: 'dimension', $value: { value: 0.875, unit: 'rem' } },
    'fw-bold': { $type: 'fontWeight', $value: 700 },
    'font-mono': { $type: 'fontFamily' },
  })
  expect(motion).toMatchObject({
    'dur-1': { $type: 'duration', $value: { value: 120, unit: 'ms' } },
    'ease-out': { $type: 'cubicBezier', $value: [0.2, 0.8, 0.2, 1] },
  })
})

test('values in at-rules, and values that the format lacks, are left out', () => {
  const sheets: Record<string, string> = {
    color: ':root { --a: light-dark(#ffffff, #000000); }',
    size: '/* { */ :root { --b: 4px; --c: calc(1px + 1px); } @media (x) { :root { --b: 9px; } }',
    type: '',
    motion: '',
  }
  const { size } = read(designTokensFile((name) => sheets[name] ?? ''))
  expect(size).toEqual({ b: { $type: 'dimension', $value: { value: 4, unit: 'px' } } })
})
