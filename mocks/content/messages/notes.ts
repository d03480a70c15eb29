import type { Text } from '../text.ts'

interface Note {
  readonly kind: 'SYSTEM' | 'PERSONAL'
  readonly title: Text
  readonly text: Text
}

/** The messages with their own text, by key. */
export const NOTES = {
  thursday: {
    kind: 'SYSTEM',
    title: { en: 'New games every Thursday', bn: 'প্রতি বৃহস্পতিবার নতুন গেম' },
    text: {
      en: 'Four new Suborno Originals open this week. All of them can be tried for free.',
      bn: 'এই সপ্তাহে চারটি নতুন সুবর্ণ অরিজিনালস আসছে। সবগুলোই বিনা খরচে খেলে দেখা যায়।',
    },
  },
  thanks: {
    kind: 'PERSONAL',
    title: { en: 'Thank you for being with us', bn: 'আমাদের সঙ্গে থাকার জন্য ধন্যবাদ' },
    text: {
      en: 'If something is unclear, our customer service is there day and night.',
      bn: 'কিছু জানতে চাইলে আমাদের গ্রাহক সেবা দিনরাত খোলা।',
    },
  },
  limits: {
    kind: 'SYSTEM',
    title: { en: 'Set your limits in a minute', bn: 'এক মিনিটে নিজের সীমা ঠিক করুন' },
    text: {
      en: 'A limit for deposits, losses or time keeps play what it should be.\nA lower limit applies at once.',
      bn: 'জমা, ক্ষতি বা সময়ের সীমা খেলাকে খেলাই রাখে।\nসীমা কমালে তা সঙ্গে সঙ্গে চালু হয়।',
    },
  },
  bank: {
    kind: 'SYSTEM',
    title: { en: 'Bank transfers may take longer', bn: 'ব্যাংক ট্রান্সফারে দেরি হতে পারে' },
    text: {
      en: 'Tonight from 23:00 to 01:00 a bank transfer may take up to 20 minutes.',
      bn: 'আজ রাত 23:00 থেকে 01:00 পর্যন্ত ব্যাংক ট্রান্সফারে 20 মিনিট পর্যন্ত লাগতে পারে।',
    },
  },
} satisfies Readonly<Record<string, Note>>

export type NoteKey = keyof typeof NOTES
export const isNoteKey = (key: string | null): key is NoteKey =>
  key !== null && Object.hasOwn(NOTES, key)
