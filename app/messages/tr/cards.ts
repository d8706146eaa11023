import type { CardsTexts } from "../cards";

const DEPARTMENTS: Record<string, string> = {
	Acting: "Oyunculuk",
	Directing: "Yönetmenlik",
	Writing: "Senaryo",
	Production: "Yapım",
	Editing: "Kurgu",
	Camera: "Görüntü",
	Sound: "Ses",
	Art: "Sanat",
	"Visual Effects": "Görsel efektler",
	"Costume & Make-Up": "Kostüm ve makyaj",
	Crew: "Ekip",
	Lighting: "Işık",
	Creator: "Yaratıcı",
};

export default (): CardsTexts => ({
	rating: "Puan",
	percentWatched: (percent: number) => `%${percent} izlendi`,
	department: (name: string) => DEPARTMENTS[name] ?? name,
	movie: "Film",
	tvShow: "Dizi",
	numbered: { movie: (id: number) => `Film ${id}`, tv: (id: number) => `Dizi ${id}` },
	because: {
		watched: (title: string) => `${title} izlediğin için`,
		rated: (title: string, rating: number) => `${title} yapımına ${rating} puan verdiğin için`,
		genre: (name: string) => `Popüler: ${name}`,
		trending: () => "Şu an gündemde",
	},

	previousIn: (row: string) => `${row}: öncekiler`,
	nextIn: (row: string) => `${row}: sonrakiler`,
	seeAll: "Tümünü gör",
	allMovies: "Tüm filmler",
	allShows: "Tüm diziler",
});
