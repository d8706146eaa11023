import type { CardsTexts } from "../cards";

const DEPARTMENTS: Record<string, string> = {
	Acting: "Interpretación",
	Directing: "Dirección",
	Writing: "Guion",
	Production: "Producción",
	Editing: "Montaje",
	Camera: "Fotografía",
	Sound: "Sonido",
	Art: "Arte",
	"Visual Effects": "Efectos visuales",
	"Costume & Make-Up": "Vestuario y maquillaje",
	Crew: "Equipo",
	Lighting: "Iluminación",
	Creator: "Creación",
};

export default (): CardsTexts => ({
	rating: "Puntuación",
	percentWatched: (percent: number) => `${percent} % visto`,
	department: (name: string) => DEPARTMENTS[name] ?? name,
	movie: "Película",
	tvShow: "Serie",
	numbered: { movie: (id: number) => `Película ${id}`, tv: (id: number) => `Serie ${id}` },
	because: {
		watched: (title: string) => `Porque viste ${title}`,
		rated: (title: string, rating: number) => `Porque le diste un ${rating} a ${title}`,
		genre: (name: string) => `Popular en ${name}`,
		trending: () => "En tendencia",
	},

	previousIn: (row: string) => `Anteriores en ${row}`,
	nextIn: (row: string) => `Siguientes en ${row}`,
	seeAll: "Ver todo",
	allMovies: "Todas las películas",
	allShows: "Todas las series",
});
