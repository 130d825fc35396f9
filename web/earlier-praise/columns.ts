/**
 * Headings that review tools and our own file in its twelve languages have, as `plain` writes them; better ones first. A
 * column is taken once, so "Bewertung" is the words only if nothing else is.
 */
const headings = {
  words: join(
    'reviewcontent reviewtext reviewbody testimonialtext testimonial quote recommendationtext comment comments text content',
    'review message body feedback transcript words kommentar bewertungstext rezension nachricht inhalt comentario opinion',
    'resena texto commentaire avis texte temoignage commento recensione testo opmerking tekst recensie komentarz opinia tresc',
    'yorummetni yorum النص 内容 コメント bewertung valoracion avaliacao beoordeling',
  ),
  first: 'firstname givenname vorname prenom',
  last: 'lastname surname familyname nachname nom apellidos cognome achternaam',
  name: join(
    'reviewer reviewername reviewerdisplayname consumername customername author authorname username user displayname fullname name',
    'customer client clientname kunde kundenname verfasser nombre nombredelcliente cliente autor nome nomedocliente nomduclient',
    'auteur nomedelcliente autore naam naamvanklant klant imie imieklienta musteriadı isim اسمالزبون 顾客名字 姓名 名字',
    'お客さまの名前 名前',
  ),
  rating: join(
    'starrating reviewstars reviewrating overallrating stars rating ratings score sterne sternebewertung valoracion puntuacion',
    'estrellas calificacion nota estrelas note etoiles voto stelle sterren ocena gwiazdki puan yıldız التقييم 评分 評価',
    'bewertung avaliacao beoordeling',
  ),
  date: join(
    'reviewcreatedutc createtime createdtime creationdate createdat datecreated reviewdate dateofreview publishedat publisheddate',
    'datepublished publishdate submittedat date timestamp time month datum erstelltam monat fecha fechadecreacion mes data',
    'datedecreation mois mese tarih التاريخ 日期 日付',
  ),
  title: 'reviewtitle title headline subject titel titulo titre titolo',
  source:
    'source platform network provider channel tag tags quelle plattform fuente plataforma origen plateforme fonte bron',
  url: 'reviewurl reviewlink permalink url link sourceurl lien enlace',
};

type Column = keyof typeof headings;

/** Beside one of these, a title is that of a person's job. */
const COMPANY = 'company organization organisation jobtitle firma unternehmen empresa entreprise';

const WORKPLACE = join(
  'workplace lugardetrabajo localdetrabalho etablissement arbeitsort luogodilavoro werkplek miejscepracy isyeri مكانالعمل',
  '工作地点 職場',
);

export type Cells = Record<Column, string>;

/** Each record's cells by what they are, empty where the file has none; null if no heading names the words. */
export function cellsByColumn(headingCells: string[]): ((cells: string[]) => Cells) | null {
  const found = headingCells.map(plain);
  const taken = new Map<Column, number>();
  for (const [column, names] of Object.entries(headings) as [Column, string][]) {
    const places = names.split(' ').map((name) => found.indexOf(plain(name)));
    const place = places.find((place) => place >= 0 && ![...taken.values()].includes(place));
    if (place !== undefined) taken.set(column, place);
  }
  if (!taken.has('words')) return null;
  if (found.some((heading) => isOneOf(COMPANY, heading))) taken.delete('title');
  const isOurs = found.length === 6 && isOneOf(WORKPLACE, found[4] ?? '');
  return (cells) => {
    const cellOf = (column: Column) => cells[taken.get(column) ?? -1]?.trim() ?? '';
    const columns = Object.keys(headings) as Column[];
    return Object.fromEntries(
      columns.map((column) => [column, isOurs ? rearm(cellOf(column)) : cellOf(column)]),
    ) as Cells;
  };
}

/** Letters and digits alone, without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function isOneOf(names: string, heading: string): boolean {
  return names.split(' ').some((name) => plain(name) === heading);
}

/** Takes off the apostrophes that our export puts before what spreadsheets would calculate. */
function rearm(text: string): string {
  return `\n${text}`.replace(/([;\t\r\n][ "]*)'(?=[=+\-@＝＋－＠\t\r])/gu, '$1').slice(1);
}

function join(...lines: string[]): string {
  return lines.join(' ');
}
