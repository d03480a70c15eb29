import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fish, Gift, HeartHandshake, House, Mail, Radio, Spade, Swords, Trophy } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { inFrame } from '#stories/setup/in-frame.ts'
import { SideMenu } from '#ui/side-menu/side-menu.tsx'
import { sideMenuPairs } from './do-and-dont/side-menu.tsx'

type Words = Record<
  'home' | 'games' | 'slots' | 'live' | 'fish' | 'pvp' | 'sports' | 'promo' | 'mail' | 'safe',
  string
>

const groupsOf = (words: Words) => [
  {
    id: 'top',
    items: [
      { id: 'home', label: words.home, icon: House, href: '#home', current: true },
      {
        id: 'mail',
        label: words.mail,
        icon: Mail,
        href: '#mail',
        badge: { count: 3, label: '3 unread' },
      },
    ],
  },
  {
    id: 'games',
    title: words.games,
    items: [
      { id: 'slots', label: words.slots, icon: Spade, href: '#slots' },
      { id: 'live', label: words.live, icon: Radio, href: '#live' },
      { id: 'fish', label: words.fish, icon: Fish, href: '#fish' },
      { id: 'pvp', label: words.pvp, icon: Swords, href: '#pvp' },
      { id: 'sports', label: words.sports, icon: Trophy, href: '#sports' },
    ],
  },
  {
    id: 'more',
    items: [
      { id: 'promo', label: words.promo, icon: Gift, href: '#promo' },
      { id: 'safe', label: words.safe, icon: HeartHandshake, href: '#safe' },
    ],
  },
]

const meta = {
  title: 'UI/SideMenu',
  tags: ['autodocs'],
  component: SideMenu,
  args: {
    label: 'Main',
    groups: groupsOf({
      home: 'Home',
      games: 'Games',
      slots: 'Slots',
      live: 'Live tables',
      fish: 'Fishing',
      pvp: 'Card rooms',
      sports: 'Sports',
      promo: 'Promotions',
      mail: 'Messages',
      safe: 'Safer gambling',
    }),
    onToggle: fn(),
    toggleLabels: { collapse: 'Collapse menu', expand: 'Expand menu' },
  },
  parameters: {
    docs: inFrame,
    layout: 'fullscreen',
    bn: {
      label: 'প্রধান',
      groups: groupsOf({
        home: 'হোম',
        games: 'গেমস',
        slots: 'স্লট',
        live: 'লাইভ টেবিল',
        fish: 'মাছ শিকার',
        pvp: 'তাসের আসর',
        sports: 'খেলাধুলা',
        promo: 'অফার',
        mail: 'বার্তা',
        safe: 'নিরাপদে খেলুন',
      }),
      toggleLabels: { collapse: 'মেনু ছোট করুন', expand: 'মেনু বড় করুন' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Expanded: Story = {}

export const Collapsed: Story = {
  args: { collapsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await expect(canvas.getAllByText('Home')).toHaveLength(2)
    await userEvent.hover(canvas.getByRole('link', { name: 'Slots' }))
    await expect(canvas.getAllByText('Slots')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }))
    await expect(args.onToggle).toHaveBeenCalledWith(false)
  },
}

export const WithoutToggle: Story = { tags: ['!test'], args: { toggleLabels: undefined } }

export const BengaliRightToLeft: Story = { globals: { direction: 'rtl', language: 'BN' } }

export const DoAndDont: Story = sideMenuPairs
