import type { Theme } from './statement.ts'

/** How Rahim's account is secured and what is known of him. */
export const account: Theme = {
  name: 'account',
  title: 'Account',
  scenarios: [
    {
      name: 'inbox-full',
      says: 'Rahim has 120 messages, forty of them unread.',
      inbox: 'full',
    },
    {
      name: 'messages-none',
      says: 'Nobody has written to Rahim yet.',
      inbox: 'none',
    },
    {
      name: 'payment-password-unset',
      says: 'Rahim has no payment password yet.',
      paymentPassword: 'unset',
    },
    {
      name: 'payment-password-locked',
      says: "Rahim's payment password is locked for fifteen minutes after five wrong tries.",
      paymentPassword: 'locked',
    },
    {
      name: 'kyc-not-started',
      says: 'Rahim has not begun the identity check.',
      kyc: 'none',
    },
    {
      name: 'kyc-pending',
      says: "Rahim's documents are being looked at.",
      kyc: 'pending',
    },
    {
      name: 'kyc-more',
      says: "One of Rahim's documents could not be read; another picture is needed.",
      kyc: 'more',
    },
    {
      name: 'kyc-verified',
      says: "Rahim's identity is verified.",
      kyc: 'verified',
    },
    {
      name: 'kyc-rejected',
      says: "Rahim's identity check was refused: the document has expired.",
      kyc: 'rejected',
    },
  ],
}
