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
        'The merchant offers six languages, and the visitor chose Arabic, which is written from right to left.',
      language: 'AR',
      languages: ALL,
    },
    {
      name: 'lang-PSEUDO',
      description:
        'English with accents, in brackets and 40 % longer: what is hard-coded, cut or too narrow shows at once.',
      language: 'EN',
      pseudo: 'ltr',
    },
    {
      name: 'lang-PSEUDO-RTL',
      description: 'The same from right to left, readable without a word of Arabic.',
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
      description:
        'The merchant has numbers written as each language does: Bengali digits and lakhs in Bengali.',
      numbers: 'locale',
    },
    {
      name: 'ty-supported',
      description: 'The merchant supports the language TY, so that lists offer bingo.',
      languages: ['BN', 'EN', 'TY'],
    },
  ],
}
