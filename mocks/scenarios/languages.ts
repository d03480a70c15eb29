import type { ScenarioGroup } from './conditions.ts'

/** Every language that the portal is translated into. */
const ALL = ['BN', 'EN', 'VI', 'TH', 'CN', 'AR']

/** The language of the visitor and those of the merchant. */
export const languages: ScenarioGroup = {
  name: 'languages',
  title: 'Languages',
  scenarios: [
    {
      name: 'lang-EN',
      description: 'The visitor chose English.',
      language: 'EN',
    },
    {
      name: 'lang-BN',
      description: 'The visitor chose Bengali.',
      language: 'BN',
    },
    {
      name: 'lang-VI',
      description: 'The merchant offers six languages, and the visitor chose Vietnamese.',
      language: 'VI',
      languages: ALL,
    },
    {
      name: 'lang-TH',
      description: 'The merchant offers six languages, and the visitor chose Thai.',
      language: 'TH',
      languages: ALL,
    },
    {
      name: 'lang-CN',
      description: 'The merchant offers six languages, and the visitor chose simplified Chinese.',
      language: 'CN',
      languages: ALL,
    },
    {
      name: 'lang-AR',
      description:
        'The merchant offers six languages, and the visitor chose Arabic (right to left).',
      language: 'AR',
      languages: ALL,
    },
    {
      name: 'lang-PSEUDO',
      description:
        'Pseudo-English with accents, brackets and 40% more text. Shows hard-coded, cut-off or cramped text at once.',
      language: 'EN',
      pseudo: 'ltr',
    },
    {
      name: 'lang-PSEUDO-RTL',
      description: 'Pseudo-English from right to left. Tests RTL without reading Arabic.',
      language: 'EN',
      pseudo: 'rtl',
    },
    {
      name: 'languages-6',
      description: 'The merchant offers six languages; the visitor has chosen none.',
      languages: ALL,
    },
    {
      name: 'numbers-locale',
      description: 'Numbers follow each language: Bengali digits and lakh grouping in Bengali.',
      numbers: 'locale',
    },
    {
      name: 'ty-supported',
      description: 'The merchant supports the language TY, so lists offer bingo.',
      languages: ['BN', 'EN', 'TY'],
    },
  ],
}
