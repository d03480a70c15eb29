import { RadioGroup } from '#ui/radio/radio.tsx'
import { Select } from '#ui/select/select.tsx'
import { doAndDont } from './do-and-dont.tsx'

const speeds = [
  { value: 'wallet', label: 'Mobile wallet' },
  { value: 'bank', label: 'Bank transfer' },
]

export const selectPairs = doAndDont(
  {
    why: 'The placeholder says what to do. Nothing is chosen for people.',
    right: (
      <Select
        label="Bank"
        placeholder="Choose a bank"
        options={[{ value: 'BRAC', label: 'BRAC Bank' }]}
      />
    ),
    wrong: <Select label="Bank" options={[{ value: 'BRAC', label: 'BRAKBDDH' }]} />,
  },
  {
    why: 'A few options are all in view.',
    right: <RadioGroup label="Method" name="method" options={speeds} />,
    wrong: <Select label="Method" placeholder="Choose a method" options={speeds} />,
  },
)
