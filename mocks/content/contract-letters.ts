import type { Row } from '../world/tables.ts'

type Kind = Row<'contracts'>['kind']
type Event = Row<'contractEvents'>['event']

export const KIND_NAMES: Readonly<Record<Kind, { EN: string; BN: string }>> = {
  DIVIDEND: { EN: 'dividends', BN: 'লভ্যাংশ' },
  DAILY_SALARY: { EN: 'a daily salary', BN: 'দৈনিক বেতন' },
  HOURLY_SALARY: { EN: 'an hourly salary', BN: 'ঘণ্টার বেতন' },
  REALTIME_SALARY: { EN: 'a real-time salary', BN: 'তাৎক্ষণিক বেতন' },
}

/** D-076: what both sides are told of each step; `{other}` is the account of the other side. */
export const CONTRACT_LETTERS: Readonly<
  Record<Event, { EN: { title: string; text: string }; BN: { title: string; text: string } }>
> = {
  OFFERED: {
    EN: {
      title: 'Contract offered',
      text: 'A contract on {kind} with {other} stands for seven days.',
    },
    BN: { title: 'চুক্তির প্রস্তাব', text: '{other}-এর সঙ্গে {kind} চুক্তির প্রস্তাব সাত দিন খোলা থাকবে।' },
  },
  ACCEPTED: {
    EN: { title: 'Contract accepted', text: 'The contract on {kind} with {other} has begun.' },
    BN: { title: 'চুক্তি গৃহীত', text: '{other}-এর সঙ্গে {kind} চুক্তি শুরু হয়েছে।' },
  },
  REJECTED: {
    EN: { title: 'Contract rejected', text: 'The offer on {kind} with {other} was rejected.' },
    BN: { title: 'প্রস্তাব প্রত্যাখ্যাত', text: '{other}-এর সঙ্গে {kind} চুক্তির প্রস্তাব প্রত্যাখ্যাত হয়েছে।' },
  },
  EXPIRED: {
    EN: { title: 'Offer expired', text: 'Nobody answered the offer on {kind} with {other}.' },
    BN: { title: 'প্রস্তাবের মেয়াদ শেষ', text: '{other}-এর সঙ্গে {kind} চুক্তির প্রস্তাবে কেউ সাড়া দেননি।' },
  },
  TERMINATION_REQUESTED: {
    EN: {
      title: 'End of a contract asked for',
      text: 'The end of the contract on {kind} with {other} was asked for. It runs on until that is answered.',
    },
    BN: {
      title: 'চুক্তি শেষ করার অনুরোধ',
      text: '{other}-এর সঙ্গে {kind} চুক্তি শেষ করার অনুরোধ করা হয়েছে। উত্তর না আসা পর্যন্ত চুক্তি চলবে।',
    },
  },
  TERMINATION_REFUSED: {
    EN: { title: 'Contract goes on', text: 'The contract on {kind} with {other} goes on.' },
    BN: { title: 'চুক্তি চলবে', text: '{other}-এর সঙ্গে {kind} চুক্তি চলবে।' },
  },
  TERMINATED: {
    EN: { title: 'Contract ended', text: 'The contract on {kind} with {other} has ended.' },
    BN: { title: 'চুক্তি শেষ', text: '{other}-এর সঙ্গে {kind} চুক্তি শেষ হয়েছে।' },
  },
}
