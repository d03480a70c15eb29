import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/button/button.tsx'
import { LanguageMenu } from '#ui/language-menu/language-menu.tsx'
import { languageMenuPairs } from './do-and-dont/language-menu.tsx'

const options = [
  { code: 'EN', endonym: 'English', lang: 'en' },
  { code: 'BN', endonym: 'বাংলা', lang: 'bn', note: 'Bengali' },
  { code: 'TH', endonym: 'ไทย', lang: 'th', note: 'Thai' },
  { code: 'VI', endonym: 'Tiếng Việt', lang: 'vi', note: 'Vietnamese' },
  { code: 'CN', endonym: '简体中文', lang: 'zh', note: 'Chinese' },
  { code: 'UR', endonym: 'اردو', lang: 'ur', note: 'Urdu' },
]

const meta = {
  title: 'UI/LanguageMenu',
  tags: ['autodocs'],
  component: LanguageMenu,
  args: {
    label: 'Language',
    options,
    value: 'BN',
    onChange: fn(),
    trigger: <Button>বাংলা</Button>,
    defaultOpen: true,
  },
} satisfies Meta<typeof LanguageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const menu = await screen.findByRole('menu', { name: 'Language' })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(screen.getByRole('menuitemradio', { name: /বাংলা/ })).toBeChecked()
    await userEvent.keyboard('eng{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('EN')
  },
}

export const Shown: Story = { tags: ['!test'] }

export const Many: Story = {
  tags: ['!test'],
  args: {
    options: Array.from({ length: 46 }, (_, n) => ({
      code: `L${n}`,
      endonym: `Language ${n + 1}`,
      lang: 'en',
    })),
    value: 'L4',
  },
}

export const RightToLeftPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}

export const DoAndDont: Story = languageMenuPairs
