import type { CardsTexts } from "../cards";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const DEPARTMENTS: Record<string, string> = {
	Acting: "تمثيل",
	Directing: "إخراج",
	Writing: "تأليف",
	Production: "إنتاج",
	Editing: "مونتاج",
	Camera: "تصوير",
	Sound: "صوت",
	Art: "إدارة فنية",
	"Visual Effects": "مؤثرات بصرية",
	"Costume & Make-Up": "أزياء ومكياج",
	Crew: "طاقم العمل",
	Lighting: "إضاءة",
	Creator: "ابتكار العمل",
};

export default (): CardsTexts => ({
	rating: "التقييم",
	percentWatched: (percent: number) => `شاهدت ${percent}%`,
	department: (name: string) => DEPARTMENTS[name] ?? name,
	movie: "فيلم",
	tvShow: "مسلسل",
	numbered: { movie: (id: number) => `فيلم ${id}`, tv: (id: number) => `مسلسل ${id}` },
	because: {
		watched: (title: string) => `لأنك شاهدت ${isolated(title)}`,
		rated: (title: string, rating: number) => `لأنك منحت ${isolated(title)} التقييم ${rating}`,
		genre: (name: string) => `شائع في فئة ${name}`,
		trending: () => "رائج الآن",
	},

	previousIn: (row: string) => `السابق في ${isolated(row)}`,
	nextIn: (row: string) => `التالي في ${isolated(row)}`,
	seeAll: "عرض الكل",
	allMovies: "كل الأفلام",
	allShows: "كل المسلسلات",
});
