import { findLanguage } from '#i18n/languages.ts'
import { scenarioGroups as worldThemes } from '#mocks/scenarios/registry.ts'

/** The toolbar: everything that can be changed around a story. */
const themes = ['system', 'midnight', 'daylight', 'emerald'] as const
const languages = ['EN', 'BN', 'VI', 'TH', 'CN', 'AR', 'pseudo'] as const
/** `auto` is the direction of the language. */
const directions = ['auto', 'ltr', 'rtl'] as const
/** A click copies the key that is shown. */
const textKeys = ['hidden', 'shown'] as const
const densities = ['comfortable', 'compact'] as const

export type Stage = {
  theme: (typeof themes)[number]
  language: (typeof languages)[number]
  direction: 'ltr' | 'rtl'
  density: (typeof densities)[number]
  /** A scenario link such as `agent-1+slow`, read by the loader of the fake world. */
  scenario: string
}

const pick = <T extends string>(from: readonly T[], value: unknown): T | undefined =>
  from.find((one) => one === value)

/** Reads Storybook's untyped globals as a typed stage. */
export function readStage(globals: Record<string, unknown>): Stage {
  const language = pick(languages, globals.language) ?? 'EN'
  const direction = pick(directions, globals.direction) ?? 'auto'
  return {
    theme: pick(themes, globals.theme) ?? 'midnight',
    language,
    direction: direction === 'auto' ? (findLanguage(language)?.dir ?? 'ltr') : direction,
    density: pick(densities, globals.density) ?? 'comfortable',
    scenario: typeof globals.scenario === 'string' ? globals.scenario : '',
  }
}

type Picture = 'paintbrush' | 'key' | 'globe' | 'transfer' | 'component' | 'lightning'

type Choice = string | { value: string; title: string }

const menu = (title: string, icon: Picture, items: readonly Choice[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

/** Every scenario of the fake world, grouped by theme. */
const scenarioChoices = worldThemes.flatMap(({ title, scenarios }) =>
  scenarios.map(({ name }) => ({ value: name, title: `${title}: ${name}` })),
)

export const globalTypes = {
  theme: { description: 'Theme', ...menu('Theme', 'paintbrush', themes) },
  language: { description: 'Language', ...menu('Language', 'globe', languages) },
  direction: { description: 'Writing direction', ...menu('Direction', 'transfer', directions) },
  density: { description: 'Density', ...menu('Density', 'component', densities) },
  keys: { description: 'Keys of texts under the pointer', ...menu('Keys', 'key', textKeys) },
  scenario: {
    description: 'Scenario of the fake world',
    ...menu('Scenario', 'lightning', scenarioChoices),
  },
}

export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  laptop: { name: 'Laptop 1024', styles: { width: '1024px', height: '768px' } },
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
}
