import type { CardsTexts } from "../cards";

const DEPARTMENTS: Record<string, string> = {
	Acting: "Interprétation",
	Directing: "Réalisation",
	Writing: "Scénario",
	Production: "Production",
	Editing: "Montage",
	Camera: "Image",
	Sound: "Son",
	Art: "Direction artistique",
	"Visual Effects": "Effets visuels",
	"Costume & Make-Up": "Costumes et maquillage",
	Crew: "Équipe technique",
	Lighting: "Lumière",
	Creator: "Création",
};

export default (): CardsTexts => ({
	rating: "Note",
	percentWatched: (percent: number) => `${percent} % vu`,
	department: (name: string) => DEPARTMENTS[name] ?? name,
	movie: "Film",
	tvShow: "Série",
	numbered: { movie: (id: number) => `Film ${id}`, tv: (id: number) => `Série ${id}` },
	because: {
		watched: (title: string) => `Parce que vous avez vu ${title}`,
		rated: (title: string, rating: number) => `Parce que vous avez donné ${rating} à ${title}`,
		genre: (name: string) => `Populaire : ${name}`,
		trending: () => "Tendance du moment",
	},

	previousIn: (row: string) => `Précédents dans ${row}`,
	nextIn: (row: string) => `Suivants dans ${row}`,
	seeAll: "Tout voir",
	allMovies: "Tous les films",
	allShows: "Toutes les séries",
});
