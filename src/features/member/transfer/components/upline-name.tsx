import type { Upline } from '../../../../api/wallet.ts'

/** Who receives it: the name people know, and the account that decides. */
export const UplineName = ({ upline }: { upline: NonNullable<Upline['upline']> }) => (
  <bdi>{upline.nickname ? `${upline.nickname} (${upline.account})` : upline.account}</bdi>
)
