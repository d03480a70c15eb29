import { Gift, Landmark, type LucideIcon, Sparkles, Wallet } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { doAndDont } from './do-and-dont.tsx'

type LinesProps = { lines: [text: string, icon?: LucideIcon][] }

const Lines = ({ lines }: LinesProps) => (
  <Stack gap="3">
    {lines.map(([text, icon]) => (
      <Stack key={text} direction="row" gap="3" align="center">
        {icon ? <Icon of={icon} /> : null}
        <span>{text}</span>
      </Stack>
    ))}
  </Stack>
)

export const iconPairs = doAndDont(
  {
    why: 'One icon has one meaning.',
    right: (
      <Lines
        lines={[
          ['Wallet', Wallet],
          ['Bank accounts', Landmark],
          ['Promotions', Gift],
        ]}
      />
    ),
    wrong: (
      <Lines
        lines={[
          ['Wallet', Wallet],
          ['Bank accounts', Wallet],
          ['Promotions', Wallet],
        ]}
      />
    ),
  },
  {
    why: 'An icon on every line helps no one.',
    right: (
      <Lines lines={[['Deposit ৳500 or more.'], ['Bet it ten times.'], ['One per person.']]} />
    ),
    wrong: (
      <Lines
        lines={[
          ['Deposit ৳500 or more.', Sparkles],
          ['Bet it ten times.', Sparkles],
          ['One per person.', Sparkles],
        ]}
      />
    ),
  },
)
