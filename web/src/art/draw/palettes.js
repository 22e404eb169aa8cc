// The colours of the scenes by type of district.

// sky (top → horizon), sun, far town, far hill, mid hill, near ground, front, silhouette (top → foot), light behind it
export const PAL = {
  noble:     [{ sky: ['#f9e2a8', '#fdf3d3'], sun: '#fffbe8', town: '#e8bd62', far: '#edc97b', mid: '#d69f3c', near: '#b27a24', front: '#7d5116', ink: ['#7a4a12', '#3f230a'], lit: '#fff6d6' },
              { sky: ['#f3b964', '#fde3ad'], sun: '#fff4d0', town: '#d99a3f', far: '#e6ae55', mid: '#c88a2c', near: '#9d681c', front: '#6d4411', ink: ['#6b3d0f', '#361c08'], lit: '#fff0bf' }],
  religious: [{ sky: ['#a9cdee', '#e9f4fb'], sun: '#ffffff', town: '#8db9e0', far: '#9cc3e6', mid: '#5f95c9', near: '#37699f', front: '#1f4576', ink: ['#24528a', '#10294c'], lit: '#ffffff' },
              { sky: ['#8fb6e2', '#f6e9dc'], sun: '#fff6e4', town: '#7ea6d2', far: '#93b6da', mid: '#5486bf', near: '#305f97', front: '#1a3d6b', ink: ['#204a80', '#0e2545'], lit: '#fff5e2' }],
  trade:     [{ sky: ['#b9dfc1', '#f1f8e2'], sun: '#fffdee', town: '#93c79c', far: '#a5d1a6', mid: '#63ab78', near: '#3a8257', front: '#205a3b', ink: ['#1f6a45', '#0d3423'], lit: '#fffbe0' },
              { sky: ['#9ed3cf', '#f3f6df'], sun: '#fff8dc', town: '#83bfae', far: '#97ccb2', mid: '#559f7d', near: '#327a58', front: '#1b533c', ink: ['#1a6048', '#0b3026'], lit: '#fff9dc' }],
  military:  [{ sky: ['#f0a184', '#fde2c8'], sun: '#fff1dc', town: '#d98468', far: '#e3957a', mid: '#bf5a46', near: '#93392f', front: '#64211d', ink: ['#7d241f', '#3a0e0d'], lit: '#fff0d8' },
              { sky: ['#e58b78', '#fbd7b4'], sun: '#ffe9c4', town: '#c9705b', far: '#d6826a', mid: '#b04d3d', near: '#86312a', front: '#591c19', ink: ['#711f1b', '#340c0b'], lit: '#ffe8c4' }],
  unique:    [{ sky: ['#6a4aa0', '#e6cdea'], sun: '#fff3d8', town: '#9d7cc6', far: '#b091d0', mid: '#7a56ab', near: '#55358a', front: '#371e63', ink: ['#432474', '#1c0b3c'], lit: '#fff0d2' },
              { sky: ['#4f3d8f', '#d9c3ee'], sun: '#fdf6ff', town: '#8a72c2', far: '#a189cd', mid: '#6b52a5', near: '#4a3384', front: '#2e1c5d', ink: ['#3a2270', '#170a38'], lit: '#fdf1da' }],
  action:    [{ sky: ['#e9a06a', '#fbe6c0'], sun: '#fff6dc', town: '#d08a5a', far: '#dd9c68', mid: '#b56a45', near: '#8c4a33', front: '#5c2d22', ink: ['#6e2f22', '#33130d'], lit: '#fff2d2' }]
};

// Unique districts share a twilight; each has a light of its own.
export const LIT = { smithy: '#ffb25a', laboratory: '#b4f2bb', gold_mine: '#ffd564', imperial_treasury: '#ffdc74', wishing_well: '#a6ecea', necropolis: '#b4ecd2', haunted_quarter: '#ffd584', park: '#e6f5a8',
  theater: '#ffd0bf', lighthouse: '#fff0a0', school_of_magic: '#ffc4ef', observatory: '#c9e2ff', map_room: '#ffdfa8', library: '#ffd596', museum: '#f8d6ae', thieves_den: '#ffae72', quarry: '#f3e2ca', factory: '#ffbd70',
  hospital: '#cff3e1', throne_room: '#ffd97f', university: '#ffe6ae', secret_vault: '#ffd060', graveyard: '#bde6dc', dragon_gate: '#ff9a74', bell_tower: '#ffdf96', statue: '#efe0ff', monument: '#ffdcc0', ivory_tower: '#fffdf2',
  keep: '#ffdca6', great_wall: '#ffd4a6', framework: '#ffe6c0', stables: '#ffdd9c', poor_house: '#ffd596', capitol: '#ffeecb', basilica: '#ffe3b4', armory: '#ffdccb' };
