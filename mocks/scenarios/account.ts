import type { ScenarioGroup } from './conditions.ts'

/** How Rahim's account is secured and what is known of him. */
export const account: ScenarioGroup = {
  name: 'account',
  title: 'Account',
  scenarios: [
    {
      name: 'inbox-full',
      description: 'Rahim has 120 messages, forty of them unread.',
      inbox: 'full',
    },
    {
      name: 'messages-none',
      description: 'Nobody has written to Rahim yet.',
      inbox: 'none',
    },
    {
      name: 'payment-password-unset',
      description: 'Rahim has no payment password yet.',
      paymentPassword: 'unset',
    },
    {
      name: 'payment-password-locked',
      description: "Rahim's payment password is locked for fifteen minutes after five wrong tries.",
      paymentPassword: 'locked',
    },
    {
      name: 'kyc-not-started',
      description: 'Rahim has not begun the identity check.',
      kyc: 'none',
    },
    {
      name: 'kyc-pending',
      description: "Rahim's documents are being looked at.",
      kyc: 'pending',
    },
    {
      name: 'kyc-more',
      description: "One of Rahim's documents could not be read; another picture is needed.",
      kyc: 'more',
    },
    {
      name: 'kyc-verified',
      description: "Rahim's identity is verified.",
      kyc: 'verified',
    },
    {
      name: 'kyc-rejected',
      description: "Rahim's identity check was refused: the document has expired.",
      kyc: 'rejected',
    },
  ],
}
