/** The colors of web/tokens.css for mail and drawn images, which no variable reaches. */
export const light = {
  paper: '#f8f3e9',
  sheet: '#fefdfa',
  note: '#fcefd1',
  ink: '#19251f',
  inkMuted: '#505b55',
  line: '#ded9ce',
  accent: '#0a654a',
  accentInk: '#ffffff',
  warning: '#755010',
  star: '#fbac16',
  starEdge: '#aa6412',
  starEmpty: '#808176',
};

/** Stars of a mail are characters without an edge, so they alone need a contrast of 3:1 on a note. */
export const STAR = '#c27a12';

/** Notes are light in both themes. */
export const dark: Omit<typeof light, 'note'> = {
  paper: '#101714',
  sheet: '#1a231f',
  ink: '#efebe2',
  inkMuted: '#adb3ab',
  line: '#2f3834',
  accent: '#79dbb2',
  accentInk: '#002619',
  warning: '#efcc83',
  star: '#f9bb51',
  starEdge: '#f9bb51',
  starEmpty: '#7a837b',
};
