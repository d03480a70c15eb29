import { RadioGroup } from '#ui/radio/radio.tsx'
import { Select } from '#ui/select/select.tsx'
import { doAndDont } from './do-and-dont.tsx'

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }))

const banks = named('BRAC', 'City', 'Dhaka', 'Eastern', 'Islami', 'Prime', 'Pubali', 'Sonali')

export const radioPairs = doAndDont(
  {
    why: 'Options have one form, in the order of their size.',
    right: (
      <RadioGroup
        label="Remind me of the time"
        name="remind-right"
        defaultValue="Every hour"
        options={named('Every 30 minutes', 'Every hour', 'Every 2 hours')}
      />
    ),
    wrong: (
      <RadioGroup
        label="Reminder"
        name="remind-wrong"
        defaultValue="I would like it hourly"
        options={named('2 h', 'I would like it hourly', 'Remind me after half an hour')}
      />
    ),
  },
  {
    why: 'More than about seven options go into a Select.',
    right: <Select label="Bank" placeholder="Choose a bank" options={banks} />,
    wrong: <RadioGroup label="Bank" name="bank" options={banks} />,
  },
)
