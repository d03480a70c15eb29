import type { Theme } from './statement.ts'

/** The language of the visitor and those of the merchant. */
export const languages: Theme = {
  name: 'languages',
  title: 'Languages',
  scenarios: [
    {
      name: 'lang-EN',
      says: 'The visitor chose English.',
      language: 'EN',
    },
    {
      name: 'lang-BN',
      says: 'The visitor chose Bengali.',
      language: 'BN',
    },
    {
      name: 'numbers-locale',
      says: 'The merchant has numbers written as each language does: Bengali digits and lakhs in Bengali.',
      numbers: 'locale',
    },
    {
      name: 'ty-supported',
      says: 'The merchant supports the language TY, so that lists offer bingo.',
      languages: ['BN', 'EN', 'TY'],
    },
  ],
}
