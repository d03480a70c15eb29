/** What a component's page says beside its properties and states. */
export interface ComponentGuide {
  /** When it is the right one. */
  readonly use: string
  /** When another one is, and which. */
  readonly instead: string
  /** What it is made of, from the outside in or in reading order. */
  readonly parts: string
  /** What the keyboard does in it; absent where it takes no focus. */
  readonly keys?: string
}

const FIELD_KEYS = 'Tab reaches it, typing changes it; nothing else.'
const BUTTON_KEYS = 'Tab reaches it, Enter and Space press it.'

/** By the last part of a story's title. */
export const componentGuides: Readonly<Record<string, ComponentGuide>> = {
  Accordion: {
    use: 'Several texts of which a reader needs one or two: help, rules, terms.',
    instead: 'A single text that is always needed stands open. Views of the same thing are Tabs.',
    parts: 'A heading with a button for each section; the section below it.',
    keys: 'Tab goes from title to title, Enter and Space open and close.',
  },
  AlertDialog: {
    use: 'Confirming what cannot be undone: logging out with a game open, giving up a bonus, deleting data.',
    instead:
      'What can be undone is done at once and offers Undo in a Toast. Anything to fill in is a Dialog.',
    parts: 'The question as title, what will happen, cancel, and the action named by its verb.',
    keys: 'The focus begins on cancel. Esc cancels, Tab stays inside, the focus returns where it was.',
  },
  AmountField: {
    use: 'Money that somebody types. It takes the digits of any script and gives a decimal string.',
    instead: 'A code or a number that is no amount is a TextField with a numeric keyboard.',
    parts: 'Label, currency mark, field, suggestions, limits as hint, error.',
    keys: `${FIELD_KEYS} Suggestions are buttons after the field.`,
  },
  AppHeader: {
    use: 'The bar at the top of every page, once.',
    instead: 'Actions of one page belong to Page.',
    parts:
      'Menu button, brand, row of links, and at the end whoever is logged in or the way to log in.',
    keys: 'Tab in reading order; SkipLink passes it.',
  },
  Avatar: {
    use: 'A person in a list or in the header.',
    instead: 'A vendor is a VendorTile, a game a GameTile.',
    parts: 'The picture, or initials on one of six colours that follow from the name.',
  },
  Badge: {
    use: 'A state in a word or two, or a count, beside what it is about.',
    instead: 'Something to press is a Chip or a Button; a sentence is a StatePanel.',
    parts: 'Optional icon, text.',
  },
  BalancePill: {
    use: 'The balance in the header.',
    instead: 'Figures on a page are StatCards.',
    parts: 'Currency, amount or dots, show and hide, refresh, a mark when it is out of date.',
    keys: 'Three buttons in reading order; Enter and Space press them.',
  },
  BottomNav: {
    use: 'The four or five main places, on phones only.',
    instead: 'On a desktop they stand in AppHeader and SideMenu.',
    parts: 'A link for each place with icon and word, the current one marked.',
    keys: 'Tab from link to link, Enter follows.',
  },
  Button: {
    use: 'An action. One primary in a view; `deposit` only for paying in; `danger` for what takes away.',
    instead:
      'Going to another page is a Link, or a Button that looks so by `buttonLook`. Only an icon is an IconButton.',
    parts: 'Icon at the start, words, icon at the end; a ring instead of them while it works.',
    keys: BUTTON_KEYS,
  },
  CaptchaField: {
    use: 'Characters in a picture, where the merchant asks for them.',
    instead: 'A slider is SlideCheck.',
    parts: 'Picture, button for another one, field, error.',
    keys: `${FIELD_KEYS} The button for another picture follows.`,
  },
  Card: {
    use: 'Things that belong together and apart from others.',
    instead: 'A page of one thing needs no card. A list of many rows is a DataTable.',
    parts: 'Padding, a ground, a line or a shadow; a tone where it says something.',
  },
  Carousel: {
    use: 'Banners, and rails of games that go on beyond the edge.',
    instead: 'What everybody must see does not hide in a carousel; a list of all is a VirtualGrid.',
    parts: 'Slides, arrows where there is a pointer, dots, pause where it moves by itself.',
    keys: 'Tab goes through the slides that are in view, the arrows, the dots and pause. It stops while the focus is inside.',
  },
  Chart: {
    use: 'Values over days: how they went matters more than each of them.',
    instead: 'One figure is a StatCard, exact values are a DataTable.',
    parts: 'Title, legend, drawing, and the same figures as a table.',
    keys: 'The switch to the table is a button; the table scrolls by arrows.',
  },
  Checkbox: {
    use: 'A yes or no that counts once the form is sent.',
    instead: 'What takes effect at once is a Switch. One of several is Radio.',
    parts: 'Box, label, hint, error; the whole line is the target.',
    keys: 'Space changes it.',
  },
  Chip: {
    use: 'A filter that is on or off.',
    instead: 'Views that replace each other are Tabs, a state is a Badge.',
    parts: 'Optional icon, word, optional count.',
    keys: BUTTON_KEYS,
  },
  CodeField: {
    use: 'A one-time code that was sent or shown.',
    instead: 'The payment password is a PinField.',
    parts: 'Label, one field for all digits, hint, error, the way to send it again.',
    keys: `${FIELD_KEYS} Pasting and the phone's suggestion fill all of it.`,
  },
  CopyField: {
    use: 'A value to take to another app: an account number, an address, an id.',
    instead: 'A value to read only is KeyValue.',
    parts: 'Label, value, button that copies and says so.',
    keys: BUTTON_KEYS,
  },
  CornerCard: {
    use: 'A question that may wait: consent, the language of the browser.',
    instead: 'What must be answered before anything else is a Dialog.',
    parts: 'Sentence, two equal buttons.',
    keys: 'It takes no focus by itself; Tab reaches it at the end of the page.',
  },
  Countdown: {
    use: 'The time until something really ends, such as a code or a payment.',
    instead: 'A date far away is written out. It is never used to hurry anybody into playing.',
    parts: 'Minutes and seconds; for screen readers milestones only.',
  },
  DataTable: {
    use: 'Records: many rows of the same form, to compare, sort and total.',
    instead: 'A few facts of one thing are KeyValue; posters are a VirtualGrid.',
    parts:
      'Head, first column that stays, rows, totals, choice of columns and density; cards on a phone.',
    keys: 'Arrows scroll it, headers sort by Enter and Space, a row opens by its own link.',
  },
  DateRangeField: {
    use: 'From one day to another, in the merchant’s zone.',
    instead: 'A single birthday is typed into a TextField.',
    parts: 'Presets, calendar, two fields.',
    keys: 'Enter opens, arrows move by day and week, Page Up and Down by month, Esc closes.',
  },
  Dialog: {
    use: 'A short task over the page, with an address of its own.',
    instead:
      'A question about what cannot be undone is an AlertDialog; a menu on a phone is a Drawer; a long form is a page.',
    parts: 'Title, close, content that scrolls, actions.',
    keys: 'The focus begins inside and stays there, Esc closes, the focus returns where it was.',
  },
  Drawer: {
    use: 'Menus and filters on small screens, a row’s details on large ones.',
    instead: 'A task is a Dialog.',
    parts: 'Title, close, content; from the inline start or end.',
    keys: 'As Dialog; a press outside closes it too.',
  },
  EmptyState: {
    use: 'A list that has nothing: say what is missing and how it comes.',
    instead: 'What could not be loaded is an ErrorState.',
    parts: 'Icon, sentence, one action at most.',
  },
  ErrorState: {
    use: 'In place of what could not be loaded.',
    instead: 'A field’s mistake stands at the field; a failed action at its form.',
    parts: 'Sentence, Retry, trace id.',
    keys: BUTTON_KEYS,
  },
  ErrorSummary: {
    use: 'After a form was sent with several mistakes.',
    instead: 'A single mistake takes the focus itself.',
    parts: 'Title, a link to each field.',
    keys: 'It takes the focus; Enter on a link goes to the field.',
  },
  Field: {
    use: 'The frame of a control of one’s own: label, hint and error tied to it.',
    instead: 'TextField, Select and the others have it already.',
    parts: 'Label, control, hint, error.',
  },
  FilePicker: {
    use: 'A document or a receipt to send.',
    instead: 'A portrait to crop goes on to PictureCrop.',
    parts: 'Label, what is allowed, button, the chosen file with Remove, error.',
    keys: 'Enter and Space open the file dialog; dropping a file works too.',
  },
  FlyOut: {
    use: 'What stands at the edge and opens from there, such as support.',
    instead: 'A menu of a button is Menu or Popover.',
    parts: 'Button, panel.',
    keys: 'Enter opens, Esc closes and gives the focus back.',
  },
  GameSheet: {
    use: 'The facts of one game before it is opened.',
    instead: 'In a list a game is a GameTile.',
    parts: 'Picture, name, vendor, facts, rules, Play, Free trial, favourite.',
    keys: 'As Dialog.',
  },
  GameTile: {
    use: 'A game in a list or rail.',
    instead: 'A vendor is a VendorTile.',
    parts: 'Poster, name, vendor, one mark, Play, Free trial, favourite.',
    keys: 'Tab goes from button to button of the tile; in a grid, arrows are the page’s own scroll.',
  },
  Icon: {
    use: 'A sign beside a word, or inside of an IconButton.',
    instead: 'A brand or a vendor has a mark of its own.',
    parts: 'One lucide drawing in the colour of the text. Hidden from screen readers.',
  },
  IconButton: {
    use: 'A known action where words have no room: close, refresh, favourite.',
    instead: 'Where there is room, a Button with words.',
    parts: 'Icon; the label is spoken and shown as a Tooltip.',
    keys: BUTTON_KEYS,
  },
  KeyValue: {
    use: 'The facts of one thing: a transfer, a bet, a person.',
    instead: 'Several things of one form are a DataTable.',
    parts: 'Name and value in a line; the sum at the end.',
  },
  LanguageMenu: {
    use: 'Choosing the language, each by its own name.',
    instead: 'The theme is ThemeSwitch.',
    parts: 'Menu button, list with flag and name.',
    keys: 'As Menu.',
  },
  LazyImage: {
    use: 'Any picture from the network.',
    instead: 'Pictures of the first view are loaded by the page itself.',
    parts: 'The space it will take, the picture, or a plain ground where it cannot be had.',
  },
  Link: {
    use: 'Going somewhere.',
    instead: 'Doing something is a Button.',
    parts: 'Words, a mark where it leaves the portal.',
    keys: 'Tab reaches it, Enter follows.',
  },
  LoadingCover: {
    use: 'An action during which nothing else may be done, such as opening a game.',
    instead: 'Content that comes is a Skeleton, a button’s own work a ring in it.',
    parts: 'Ground, ring, sentence.',
  },
  MegaMenu: {
    use: 'The vendors of a kind of game, below a link of the header.',
    instead: 'A short list is a Menu.',
    parts: 'Link, panel with tiles.',
    keys: 'Arrow Down opens, Tab goes through it, Esc closes.',
  },
  Menu: {
    use: 'Actions or places behind one button.',
    instead: 'Choosing a value in a form is a Select; details are a Popover.',
    parts: 'Button, items, groups.',
    keys: 'Enter opens, arrows move, Home and End jump, letters find, Esc closes.',
  },
  Meter: {
    use: 'How much of something with an end is reached: turnover, a limit.',
    instead: 'Work that goes on is a ProgressBar.',
    parts: 'Name, bar, value of total.',
  },
  NearViewport: {
    use: 'Parts far below that should be drawn only when somebody comes near.',
    instead: 'A list of thousands is a VirtualGrid.',
    parts: 'A space of the right height, then the content.',
  },
  Page: {
    use: 'The frame of every page: title, way back, actions, content.',
    instead: 'Over another page it is a Dialog.',
    parts: 'Heading of the first level, optional way back, actions, content.',
  },
  Pager: {
    use: 'Records that are looked up by page.',
    instead: 'Games go on by scrolling.',
    parts: 'Previous, numbers or a sum of them, next.',
    keys: 'Buttons in reading order.',
  },
  PasswordField: {
    use: 'A password to log in with, or to set.',
    instead: 'The payment password is a PinField.',
    parts: 'Label, field, show and hide, caps-lock notice, strength where it is set.',
    keys: `${FIELD_KEYS} Show and hide is the next stop.`,
  },
  PhoneField: {
    use: 'A mobile number.',
    instead: 'Other numbers are TextFields.',
    parts: 'Country, number, hint, error.',
    keys: 'Tab goes from country to number.',
  },
  PictureCrop: {
    use: 'The part of a photograph that becomes an avatar.',
    instead: 'A document is sent whole: FilePicker.',
    parts: 'Picture, circle, zoom, turn.',
    keys: 'Arrows move, plus and minus zoom; the buttons do the same.',
  },
  PinField: {
    use: 'The six digits of the payment password.',
    instead: 'A code that was sent is a CodeField.',
    parts: 'Label, one field drawn as six places, error.',
    keys: FIELD_KEYS,
  },
  Popover: {
    use: 'Details and links below the button that asks for them.',
    instead: 'A short explanation is a Tooltip, a list of actions a Menu.',
    parts: 'Button, panel.',
    keys: 'Enter opens, Tab goes into it, Esc closes and gives the focus back.',
  },
  ProgressBar: {
    use: 'Work that goes on: an upload, a file that is written.',
    instead: 'A share of something fixed is a Meter.',
    parts: 'Name, bar, value in words. Without a value it only says that work goes on.',
  },
  QrCode: {
    use: 'An address or a key for another device’s camera.',
    instead: 'On the same phone a link or a CopyField.',
    parts: 'Dark squares on a light ground in every theme, and the value as text beside it.',
  },
  Radio: {
    use: 'One of a few, all in view.',
    instead: 'More than about seven are a Select.',
    parts: 'Group label, options with hints, as lines or as cards.',
    keys: 'One Tab stop; arrows choose.',
  },
  RichText: {
    use: 'HTML that the server sends.',
    instead: 'Texts of our own are components.',
    parts: 'Headings, lists, links and pictures that survive the sanitiser.',
    keys: 'Links by Tab.',
  },
  SearchField: {
    use: 'Finding in a list as one types.',
    instead: 'A value that is sent with a form is a TextField.',
    parts: 'Glass, field, clear, earlier searches.',
    keys: '/ leads to it from anywhere, Esc clears it, arrows go through earlier searches.',
  },
  Select: {
    use: 'One of many, by the phone’s own picker.',
    instead: 'A list with pictures is a Menu, a few options Radio.',
    parts: 'Label, native select, hint, error.',
    keys: 'As the system does it.',
  },
  SideMenu: {
    use: 'The main places on a desktop.',
    instead: 'On a phone BottomNav and a Drawer.',
    parts: 'Groups of links, fold to icons.',
    keys: 'Tab from link to link; folded, each has a Tooltip.',
  },
  Skeleton: {
    use: 'Content whose form is known and that comes in a moment.',
    instead: 'An action is a ring in its button.',
    parts: 'Blocks in the geometry of what comes. Hidden from screen readers; the region is busy.',
  },
  SkipLink: {
    use: 'Once, before the header.',
    instead: 'Nothing else does it.',
    parts: 'A link that is seen only with the focus.',
    keys: 'The first Tab of the page; Enter goes to the content.',
  },
  SlideCheck: {
    use: 'A piece to slide into its place, where the merchant asks for it.',
    instead: 'Characters are a CaptchaField.',
    parts: 'Picture, piece, track, another way without dragging.',
    keys: 'Arrows move the piece, Enter lets go.',
  },
  Spinner: {
    use: 'A wait of which nothing more is known, inside of a control.',
    instead: 'A page’s content is a Skeleton.',
    parts: 'A ring in the colour of the text; it stands still with reduced motion.',
  },
  Stack: {
    use: 'Things in a row or one below the other, with one gap.',
    instead: 'A grid of its own form is the component’s own style.',
    parts: 'Children.',
  },
  StatCard: {
    use: 'One figure with its name and how it changed.',
    instead: 'How it went over days is a Chart.',
    parts: 'Name, figure, change with its sign, a sentence, a link to its rows.',
    keys: 'With a link the whole card is one stop.',
  },
  StatePanel: {
    use: 'In place of content: closed, done, not for you.',
    instead: 'An empty list is an EmptyState, a failure an ErrorState.',
    parts: 'Icon, title, sentence, actions.',
  },
  StepList: {
    use: 'Instructions in their order.',
    instead: 'Where somebody is on a way is a Stepper.',
    parts: 'Number, text, optional picture.',
  },
  Stepper: {
    use: 'A way of a few steps and where one is on it.',
    instead: 'What happened when is a Timeline.',
    parts: 'Steps with number and name; in a narrow place only the current one is named.',
  },
  Switch: {
    use: 'What is on or off and takes effect at once.',
    instead: 'In a form that is sent it is a Checkbox.',
    parts: 'Label, switch, hint.',
    keys: 'Space and Enter change it.',
  },
  Tabs: {
    use: 'Views of one thing that replace each other.',
    instead: 'Filters that join are Chips; other places are Links.',
    parts: 'Row of tabs, panel.',
    keys: 'One Tab stop; arrows move, Home and End jump.',
  },
  TextArea: {
    use: 'More than a line of words.',
    instead: 'A line is a TextField.',
    parts: 'Label, field, counter, hint, error.',
    keys: FIELD_KEYS,
  },
  TextField: {
    use: 'A line that somebody types.',
    instead: 'Amounts, codes, numbers and passwords have fields of their own.',
    parts: 'Label, field with what stands before and after it, hint, error.',
    keys: FIELD_KEYS,
  },
  ThemeSwitch: {
    use: 'Choosing how the portal looks.',
    instead: 'The language is LanguageMenu.',
    parts: 'System, midnight, daylight, emerald.',
    keys: 'As Radio.',
  },
  Timeline: {
    use: 'What happened, what happens and what comes next, with times.',
    instead: 'The steps of a form are a Stepper.',
    parts: 'Mark, name, time, reason.',
  },
  Toast: {
    use: 'A short word that something was done, with Undo where that is possible.',
    instead: 'A mistake stays where it was made; what must be read is on the page.',
    parts: 'Icon, sentence, one action, close.',
    keys: 'F8 leads to it, Esc closes it. It waits while pointer or focus is on it.',
  },
  Tooltip: {
    use: 'The name of an icon, or a few words about a control.',
    instead:
      'Anything to press, and anything that must be known, is a Popover or text on the page.',
    parts: 'A few words near the control.',
    keys: 'It comes with the focus; Esc hides it.',
  },
  VendorStrip: {
    use: 'The vendors of a list, to choose one.',
    instead: 'A page of vendors is VendorTiles.',
    parts: 'Chips with marks in a row that scrolls.',
    keys: 'One Tab stop; arrows move.',
  },
  VendorTile: {
    use: 'A vendor as the way to its games.',
    instead: 'A game is a GameTile.',
    parts: 'Mark, name, count.',
    keys: 'Enter follows.',
  },
  VirtualGrid: {
    use: 'Thousands of posters, of which a few dozen are drawn.',
    instead: 'Some dozens need no grid of that kind.',
    parts: 'Rows near the window, the space of the others.',
    keys: 'Tab goes through what is drawn; the page scrolls as always.',
  },
}
