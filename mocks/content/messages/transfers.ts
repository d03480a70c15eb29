/** ENT-78: the messages about a transfer to the upline, one for each side. */
export const TRANSFER_MESSAGES = {
  sent: {
    title: { en: 'Transfer sent', bn: 'টাকা পাঠানো হয়েছে' },
    text: { en: 'You sent {amount} to {receiver}.', bn: 'আপনি {receiver}-কে {amount} পাঠিয়েছেন।' },
    noted: {
      en: 'You sent {amount} to {receiver}. Note: {note}',
      bn: 'আপনি {receiver}-কে {amount} পাঠিয়েছেন। নোট: {note}',
    },
  },
  received: {
    title: { en: 'Transfer received', bn: 'টাকা পেয়েছেন' },
    text: { en: '{sender} sent you {amount}.', bn: '{sender} আপনাকে {amount} পাঠিয়েছেন।' },
    noted: {
      en: '{sender} sent you {amount}. Note: {note}',
      bn: '{sender} আপনাকে {amount} পাঠিয়েছেন। নোট: {note}',
    },
  },
} as const
