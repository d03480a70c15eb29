import type { ScenarioGroup } from './conditions.ts'

/** Security settings and profile of Rahim's account. */
export const account: ScenarioGroup = {
  name: 'account',
  title: 'Account',
  scenarios: [
    {
      name: 'inbox-full',
      description: 'Rahim has 120 messages, 40 of them unread.',
      inbox: 'full',
    },
    {
      name: 'messages-none',
      description: 'Rahim has no messages.',
      inbox: 'none',
    },
    {
      name: 'payment-password-unset',
      description: 'Rahim has no payment password yet.',
      paymentPassword: 'unset',
    },
    {
      name: 'payment-password-locked',
      description: "Rahim's payment password is locked for 15 minutes after five wrong attempts.",
      paymentPassword: 'locked',
    },
    {
      name: 'kyc-not-started',
      description: 'Rahim has not started the identity check.',
      kyc: 'none',
    },
    {
      name: 'kyc-pending',
      description: "Rahim's documents are under review.",
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
      description: "Rahim's identity check was rejected because the document has expired.",
      kyc: 'rejected',
    },
  ],
}
