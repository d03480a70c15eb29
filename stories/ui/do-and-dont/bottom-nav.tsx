import { Gamepad2, Gift, Menu, Plus, User } from 'lucide-react'
import { BottomNav } from '#ui/bottom-nav/bottom-nav.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { WindowEdge } from './panel.tsx'

const ICONS = [Menu, Gamepad2, Plus, Gift, User]

const Bar = ({ label, words, raised }: { label: string; words: string[]; raised: number[] }) => (
  <WindowEdge>
    <BottomNav
      label={label}
      items={ICONS.map((icon, at) => ({
        id: `${at}`,
        icon,
        label: words[at] ?? '',
        href: `#${at}`,
        current: at === 1,
        raised: raised.includes(at),
      }))}
    />
  </WindowEdge>
)

const short = ['Menu', 'Games', 'Deposit', 'Offers', 'Account']

export const bottomNavPairs = doAndDont(
  {
    why: 'One word under each icon, the title of its page.',
    right: <Bar label="Short words" words={short} raised={[2]} />,
    wrong: (
      <Bar
        label="Long words"
        words={['All menus', 'Best slots and live', 'Deposit now', 'Offers for you', 'My account']}
        raised={[2]}
      />
    ),
  },
  {
    why: 'One item is raised, the one that matters most.',
    right: <Bar label="One raised" words={short} raised={[2]} />,
    wrong: <Bar label="Three raised" words={short} raised={[1, 2, 3]} />,
  },
)
