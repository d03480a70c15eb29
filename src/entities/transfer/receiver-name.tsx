/** The recipient of the money. */
export interface Receiver {
  readonly account: string
  readonly nickname: string | null
}

/** The recipient's name, with the account that identifies them. */
export const ReceiverName = ({ receiver }: { receiver: Receiver }) => (
  <bdi>{receiver.nickname ? `${receiver.nickname} (${receiver.account})` : receiver.account}</bdi>
)
