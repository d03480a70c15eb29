import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { doAndDont } from './do-and-dont.tsx'

const value = 'https://portal.example/app'

const code = (label: string) => (
  <QrCode
    value={value}
    label={label}
    tooLongLabel="This link is too long for a code"
    size={120}
    margin={5}
  />
)

export const qrCodePairs = doAndDont({
  why: 'It is never the only way: people may be on that phone already.',
  right: (
    <Stack gap="4">
      {code('QR code: download the app')}
      <CopyField
        label="Address of the app"
        value={value}
        copyLabel="Copy"
        copiedLabel="Copied"
        failedText="We could not copy the text. It is selected, so you can copy it yourself."
        onCopied={() => undefined}
      />
    </Stack>
  ),
  wrong: (
    <Stack gap="4">
      {code('QR code')}
      <p>Scan me!</p>
    </Stack>
  ),
})
