import type { Row } from '#mocks/world/core/tables.ts'
import type { Text } from '../text.ts'

type Kind = Row<'contracts'>['kind']
type Event = Row<'contractEvents'>['event'] | `${'DUE' | 'PAID'}_${'PAYER' | 'RECEIVER'}`

export const KIND_NAMES: Readonly<Record<Kind, Text>> = {
  DIVIDEND: { en: 'dividends', bn: 'লভ্যাংশ' },
  DAILY_SALARY: { en: 'a daily salary', bn: 'দৈনিক বেতন' },
  HOURLY_SALARY: { en: 'an hourly salary', bn: 'ঘণ্টার বেতন' },
  REALTIME_SALARY: { en: 'a real-time salary', bn: 'তাৎক্ষণিক বেতন' },
}

/** D-076: the messages to both sides about each step and about payments that wait. `{other}` is the account of the other side. */
export const CONTRACT_MESSAGES: Readonly<
  Record<Event, { readonly title: Text; readonly text: Text }>
> = {
  OFFERED: {
    title: { en: 'Contract offered', bn: 'চুক্তির প্রস্তাব' },
    text: {
      en: 'The offer of a contract on {kind} with {other} is open for seven days.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তির প্রস্তাব সাত দিন খোলা থাকবে।',
    },
  },
  ACCEPTED: {
    title: { en: 'Contract accepted', bn: 'চুক্তি গৃহীত' },
    text: {
      en: 'The contract on {kind} with {other} is now active.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তি শুরু হয়েছে।',
    },
  },
  REJECTED: {
    title: { en: 'Contract rejected', bn: 'প্রস্তাব প্রত্যাখ্যাত' },
    text: {
      en: 'The offer on {kind} with {other} was rejected.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তির প্রস্তাব প্রত্যাখ্যাত হয়েছে।',
    },
  },
  EXPIRED: {
    title: { en: 'Offer expired', bn: 'প্রস্তাবের মেয়াদ শেষ' },
    text: {
      en: 'Nobody answered the offer on {kind} with {other}.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তির প্রস্তাবে কেউ সাড়া দেননি।',
    },
  },
  WITHDRAWN: {
    title: { en: 'Offer withdrawn', bn: 'প্রস্তাব ফিরিয়ে নেওয়া হয়েছে' },
    text: {
      en: 'The offer on {kind} with {other} was withdrawn.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তির প্রস্তাব ফিরিয়ে নেওয়া হয়েছে।',
    },
  },
  REPLACED: {
    title: { en: 'Offer replaced', bn: 'প্রস্তাব বদলানো হয়েছে' },
    text: {
      en: 'A new offer on {kind} with {other} replaces the last one and is open for seven days.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তির আগের প্রস্তাবের জায়গায় নতুন প্রস্তাব এসেছে। এটি সাত দিন খোলা থাকবে।',
    },
  },
  TERMINATION_REQUESTED: {
    title: { en: 'Contract end requested', bn: 'চুক্তি শেষ করার অনুরোধ' },
    text: {
      en: 'There is a request to end the contract on {kind} with {other}. Without an answer within seven days, it continues.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তি শেষ করার অনুরোধ করা হয়েছে। সাত দিনের মধ্যে উত্তর না এলে চুক্তি চলতে থাকবে।',
    },
  },
  TERMINATION_REFUSED: {
    title: { en: 'Contract continues', bn: 'চুক্তি চলবে' },
    text: {
      en: 'The contract on {kind} with {other} continues.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তি চলবে।',
    },
  },
  TERMINATION_WITHDRAWN: {
    title: { en: 'Request withdrawn', bn: 'অনুরোধ ফিরিয়ে নেওয়া হয়েছে' },
    text: {
      en: 'The request to end the contract on {kind} with {other} was withdrawn. The contract continues.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তি শেষ করার অনুরোধ ফিরিয়ে নেওয়া হয়েছে। চুক্তি চলবে।',
    },
  },
  TERMINATION_LAPSED: {
    title: { en: 'Request lapsed', bn: 'অনুরোধের মেয়াদ শেষ' },
    text: {
      en: 'Nobody answered the request to end the contract on {kind} with {other} within seven days. The contract continues.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তি শেষ করার অনুরোধে সাত দিনেও উত্তর আসেনি। চুক্তি চলবে।',
    },
  },
  TERMINATED: {
    title: { en: 'Contract ended', bn: 'চুক্তি শেষ' },
    text: {
      en: 'The contract on {kind} with {other} has ended.',
      bn: '{other}-এর সঙ্গে {kind} চুক্তি শেষ হয়েছে।',
    },
  },
  DUE_PAYER: {
    title: { en: 'Payment is due', bn: 'পরিশোধ বকেয়া' },
    text: {
      en: 'Your wallet was short of {amount} for {other} under the contract on {kind}. The next money you receive pays it. Until then you cannot offer contracts.',
      bn: '{kind} চুক্তিতে {other}-এর পাওনা {amount} দেওয়ার মতো টাকা আপনার ওয়ালেটে ছিল না। এরপর যে টাকা আসবে তা থেকে এটি দেওয়া হবে; তার আগে নতুন চুক্তির প্রস্তাব দেওয়া যাবে না।',
    },
  },
  DUE_RECEIVER: {
    title: { en: 'Payment is due', bn: 'পরিশোধ বকেয়া' },
    text: {
      en: 'The wallet of {other} was short of {amount} for you under the contract on {kind}. You are paid from the next money they receive.',
      bn: '{kind} চুক্তিতে আপনার পাওনা {amount} দেওয়ার মতো টাকা {other}-এর ওয়ালেটে ছিল না। সেখানে টাকা এলেই আপনি তা পাবেন।',
    },
  },
  PAID_PAYER: {
    title: { en: 'Nothing is due any more', bn: 'আর কোনো বকেয়া নেই' },
    text: {
      en: 'You have paid {other} everything due under the contract on {kind}.',
      bn: '{kind} চুক্তিতে {other}-এর যত পাওনা ছিল, সব পরিশোধ হয়েছে।',
    },
  },
  PAID_RECEIVER: {
    title: { en: 'Nothing is due any more', bn: 'আর কোনো বকেয়া নেই' },
    text: {
      en: '{other} has paid you everything due under the contract on {kind}.',
      bn: '{kind} চুক্তিতে {other} আপনার সব পাওনা মিটিয়ে দিয়েছেন।',
    },
  },
}
