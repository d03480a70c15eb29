import type { components } from '#openapi/generated/types.ts'
import type { Text } from './text.ts'

export interface LiveChat extends Omit<components['schemas']['LiveChatModel'], 'name'> {
  readonly name: Text
}

/** The live chats that the merchant offers. */
export const liveChats: readonly LiveChat[] = [
  {
    id: 'general',
    name: { en: 'General questions', bn: 'সাধারণ প্রশ্ন' },
    languages: ['BN', 'EN'],
    online: true,
    waitMinutes: 2,
  },
  {
    id: 'payments',
    name: { en: 'Deposits and withdrawals', bn: 'টাকা জমা ও তোলা' },
    languages: ['BN', 'EN'],
    online: true,
    waitMinutes: 6,
  },
  {
    id: 'agents',
    name: { en: 'For agents', bn: 'এজেন্টদের জন্য' },
    languages: ['BN'],
    online: false,
    waitMinutes: null,
  },
]
