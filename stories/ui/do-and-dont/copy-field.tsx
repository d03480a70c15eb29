import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { doAndDont } from './do-and-dont.tsx'

const copy = (label: string, value: string, shown?: string) => (
  <CopyField
    label={label}
    value={value}
    shown={shown}
    copyLabel="Copy"
    copiedLabel="Copied"
    failedText="We could not copy the text. It is selected, so you can copy it yourself."
    onCopied={() => undefined}
  />
)

export const copyFieldPairs = doAndDont(
  {
    why: 'The label names the value, and groups make it easy to check.',
    right: copy('Account number', '01712345678', '01712 345 678'),
    wrong: copy('Copy this', '01712345678'),
  },
  {
    why: 'A value that no other app needs is only read.',
    right: <KeyValue rows={[{ id: 'fee', term: 'Fee', detail: '৳50.00' }]} />,
    wrong: copy('Fee', '৳50.00'),
  },
)
