import '#ui/tokens/fonts/bengali.css'
import '#ui/tokens/fonts/thai.css'
import { doAndDont } from './do-and-dont.tsx'
import { MenuItems } from './panel.tsx'

export const languageMenuPairs = doAndDont({
  why: 'A language has its own name, because people who need it may read no other.',
  right: (
    <MenuItems>
      <li lang="bn">বাংলা</li>
      <li lang="th">ไทย</li>
      <li lang="vi">Tiếng Việt</li>
    </MenuItems>
  ),
  wrong: (
    <MenuItems>
      <li>Bengali</li>
      <li>Thai</li>
      <li>Vietnamese</li>
    </MenuItems>
  ),
})
