import { StepList } from '#ui/step-list/step-list.tsx'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { doAndDont } from './do-and-dont.tsx'

const process = (label: string, ...names: [first: string, second: string, third: string]) => (
  <Stepper
    label={label}
    steps={names.map((name) => ({ id: name, label: name }))}
    current={names[1]}
    doneLabel="done"
  />
)

export const stepperPairs = doAndDont(
  {
    why: 'A noun of one or two words for each step.',
    wide: true,
    right: process('Deposit', 'Amount', 'Method', 'Confirm'),
    wrong: process('Deposit, wordy', 'Enter an amount', 'Now choose how to pay', 'Check it all'),
  },
  {
    why: 'What people do outside the portal is a StepList.',
    wide: true,
    right: (
      <StepList
        level={4}
        steps={[
          { id: 'copy', title: 'Copy the account number' },
          { id: 'send', title: 'Send ৳500 from your app' },
        ]}
      />
    ),
    wrong: process('How to pay', 'Copy number', 'Open app', 'Send ৳500'),
  },
)
