import type { CardsTexts } from "../cards";

const DEPARTMENTS: Record<string, string> = {
	Acting: "Schauspiel",
	Directing: "Regie",
	Writing: "Drehbuch",
	Production: "Produktion",
	Editing: "Schnitt",
	Camera: "Kamera",
	Sound: "Ton",
	Art: "Ausstattung",
	"Visual Effects": "Visuelle Effekte",
	"Costume & Make-Up": "Kostüm und Maske",
	Crew: "Crew",
	Lighting: "Licht",
	Creator: "Idee",
};

export default (): CardsTexts => ({
	rating: "Bewertung",
	percentWatched: (percent: number) => `${percent} % gesehen`,
	department: (name: string) => DEPARTMENTS[name] ?? name,
	movie: "Film",
	tvShow: "Serie",
	numbered: { movie: (id: number) => `Film ${id}`, tv: (id: number) => `Serie ${id}` },
	because: {
		watched: (title: string) => `Weil du ${title} gesehen hast`,
		rated: (title: string, rating: number) => `Weil du ${title} mit ${rating} bewertet hast`,
		genre: (name: string) => `Beliebt: ${name}`,
		trending: () => "Gerade angesagt",
	},

	previousIn: (row: string) => `Zurück in ${row}`,
	nextIn: (row: string) => `Weiter in ${row}`,
	seeAll: "Alle ansehen",
	allMovies: "Alle Filme",
	allShows: "Alle Serien",
});
