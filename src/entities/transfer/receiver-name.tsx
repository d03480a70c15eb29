/** Who gets the money. */
export interface Receiver {
  readonly account: string
  readonly nickname: string | null
}

/** Who receives it: the name people know, and the account that decides. */
export const ReceiverName = ({ receiver }: { receiver: Receiver }) => (
  <bdi>{receiver.nickname ? `${receiver.nickname} (${receiver.account})` : receiver.account}</bdi>
)
