import { Gift, HeartHandshake, House, Spade } from 'lucide-react'
import { SideMenu } from '#ui/side-menu/side-menu.tsx'
import { doAndDont } from './do-and-dont.tsx'

const ICONS = [House, Spade, Gift, HeartHandshake]

const menu = (label: string, title: string, words: string[]) => (
  <SideMenu
    label={label}
    groups={[
      {
        id: 'all',
        title,
        items: ICONS.map((icon, at) => ({
          id: `${at}`,
          icon,
          label: words[at] ?? '',
          href: `#${at}`,
          current: at === 0,
        })),
      },
    ]}
  />
)

export const sideMenuPairs = doAndDont({
  why: 'A noun for each item, the title of its page.',
  right: menu('Nouns', 'Games', ['Home', 'Slots', 'Promotions', 'Safer gambling']),
  wrong: menu('Sentences', 'Module A', ['Go to start', 'Play slots now', 'Win more', 'Other']),
})
