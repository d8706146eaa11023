import type { CardsTexts } from "../cards";

const DEPARTMENTS: Record<string, string> = {
	Acting: "Atuação",
	Directing: "Direção",
	Writing: "Roteiro",
	Production: "Produção",
	Editing: "Montagem",
	Camera: "Fotografia",
	Sound: "Som",
	Art: "Arte",
	"Visual Effects": "Efeitos visuais",
	"Costume & Make-Up": "Figurino e maquiagem",
	Crew: "Equipe",
	Lighting: "Iluminação",
	Creator: "Criação",
};

export default (): CardsTexts => ({
	rating: "Nota",
	percentWatched: (percent: number) => `${percent}% visto`,
	department: (name: string) => DEPARTMENTS[name] ?? name,
	movie: "Filme",
	tvShow: "Série",
	numbered: { movie: (id: number) => `Filme ${id}`, tv: (id: number) => `Série ${id}` },
	because: {
		watched: (title: string) => `Porque você viu ${title}`,
		rated: (title: string, rating: number) => `Porque você deu nota ${rating} a ${title}`,
		genre: (name: string) => `Popular em ${name}`,
		trending: () => "Em alta",
	},

	previousIn: (row: string) => `Anteriores: ${row}`,
	nextIn: (row: string) => `Próximos: ${row}`,
	seeAll: "Ver tudo",
	allMovies: "Todos os filmes",
	allShows: "Todas as séries",
});
