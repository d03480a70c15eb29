import type { PayoutAccount } from '#api/money/withdrawals.ts'

/** The provider and the masked number of an account; a line never breaks inside the number. */
export const formatAccount = ({
  providerName,
  number,
}: Pick<PayoutAccount, 'providerName' | 'number'>): string =>
  `${providerName} ${number.replaceAll(' ', '\u00a0')}`
