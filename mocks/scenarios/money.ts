import type { Theme } from './statement.ts'

/** What rahim has, and what he did with it before. */
export const money: Theme = {
  name: 'money',
  title: 'Money',
  scenarios: [
    {
      name: 'history-empty',
      says: 'Rahim has bet nothing and moved nothing for more than a year.',
      history: 'empty',
    },
    {
      name: 'history-huge',
      says: 'Rahim has played a hundred thousand rounds in a year.',
      history: 'huge',
    },
    {
      name: 'single-wallet',
      says: 'One wallet pays for the games of all vendors.',
      isSingle: true,
    },
    {
      name: 'multi-wallet',
      says: 'Smaller vendors have wallets of their own, and Rahim has money in two of them.',
      isSingle: false,
    },
  ],
}
