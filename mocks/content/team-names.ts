/** First names of downlines, written as accounts are. */
export const teamNames: readonly string[] = [
  ...['Anika', 'Arif', 'Asif', 'Ayesha', 'Babul', 'Bithi', 'Champa', 'Dipa', 'Emon', 'Farhan'],
  ...['Fatema', 'Faruk', 'Habiba', 'Hasan', 'Imran', 'Jahid', 'Jesmin', 'Kamal', 'Keya', 'Liton'],
  ...['Mahbub', 'Masud', 'Mim', 'Mitu', 'Mou', 'Munna', 'Nadia', 'Nasrin', 'Nayeem', 'Nipa'],
  ...['Ovi', 'Parvez', 'Polash', 'Priya', 'Rakib', 'Rasel', 'Rifat', 'Rina', 'Ruma', 'Sabbir'],
  ...['Sadia', 'Saiful', 'Sajib', 'Shanta', 'Shapla', 'Shuvo', 'Sohel', 'Sumi', 'Tania', 'Tareq'],
  ...['Tuhin', 'Urmi', 'Yasin', 'Zahid'],
]
