/** ENT-78: the letters about a transfer to the upline; the placeholders are those of its message. */
export const TRANSFER_LETTERS = {
  sent: {
    EN: { title: 'Transfer sent', text: 'You sent {amount} to {receiver}.' },
    BN: { title: 'টাকা পাঠানো হয়েছে', text: 'আপনি {receiver}-কে {amount} পাঠিয়েছেন।' },
  },
  received: {
    EN: { title: 'Transfer received', text: '{sender} sent you {amount}.' },
    BN: { title: 'টাকা পেয়েছেন', text: '{sender} আপনাকে {amount} পাঠিয়েছেন।' },
  },
  note: { EN: 'Note: {note}', BN: 'নোট: {note}' },
} as const
